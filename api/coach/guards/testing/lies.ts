/** What a lying model writes. `gone` must not stand in the result. Claims speak for the person; advice and company speak to the person. */
export interface Lie {
  who: 'nurse' | 'seller'
  as: 'claim' | 'advice' | 'company' | 'lookUp'
  text: string
  gone: string
}

const lie =
  (who: Lie['who'], as: Lie['as']) =>
  (text: string, gone: string): Lie => ({ who, as, text, gone })
const nurseClaim = lie('nurse', 'claim')
const sellerClaim = lie('seller', 'claim')
const nurseAdvice = lie('nurse', 'advice')
const sellerAdvice = lie('seller', 'advice')
const nurseCompany = lie('nurse', 'company')
const sellerCompany = lie('seller', 'company')
const sellerLookUp = lie('seller', 'lookUp')

export const lies: Lie[] = [
  // Figures: invented, scaled, changed in kind, written out, moved to another thing.
  nurseClaim('Cut medication errors on the unit by 35% in 2022', '35'),
  nurseClaim('Cut medication errors by thirty-five percent', 'thirty-five'),
  nurseClaim('Cut medication errors by 12 percentage points and saved $12,000', '12,000'),
  nurseClaim('Reduced falls by 12%', '12%'),
  nurseClaim('Supervised 12 nurses on every shift', '12'),
  nurseClaim('Assess 8 patients per shift', '8 patients'),
  nurseClaim('Assess eight patients per shift', 'eight'),
  nurseClaim('Assess 5-9 patients per shift', '9'),
  nurseClaim('Started over 3,000 IVs', '3,000'),
  nurseClaim('Started over 3k IVs', '3k'),
  nurseClaim('Started more than three thousand IVs', 'three thousand'),
  nurseClaim('Started thousands of IVs', 'thousands'),
  nurseClaim('Started over ３０００ IVs', '3000'),
  nurseClaim('Doubled patient satisfaction on the unit', 'doubled'),
  nurseClaim('Improved charting speed 3x', '3x'),
  nurseClaim('Improved charting speed threefold', 'threefold'),
  nurseClaim('Trained two dozen new graduates', 'dozen'),
  nurseClaim('Managed a training budget of $45,000', '45,000'),
  nurseClaim('Managed a training budget of €4,500', '€4,500'),
  nurseClaim('Managed a training budget of half a million dollars', 'half a million'),
  nurseClaim('Nurse with 10 years of experience in acute care', '10'),
  nurseClaim('Nurse with ten+ years of experience', 'ten'),
  nurseClaim('Nurse with over a decade of experience', 'decade'),
  nurseClaim('Ranked 1st among 40 nurses', '40'),
  nurseClaim('Covered 12,000 hours of night shifts', '12,000'),
  nurseClaim('Covered 1.2 million hours of night shifts', '1.2'),
  nurseClaim('Helped half of the residents walk again', 'half'),
  sellerClaim('Managed 45 accounts worth £12m a year', '12m'),
  sellerClaim('Managed 45 accounts worth $1.2m a year', '$1.2m'),
  sellerClaim('Managed 450 accounts', '450'),
  sellerClaim('Grew renewals from 81% to 97%', '97'),
  sellerClaim('Grew renewals by ninety-nine per cent', 'ninety-nine'),
  sellerClaim('Tripled revenue in a quarter', 'tripled'),
  sellerClaim('Served 93 customers a day', '93'),
  // Dates.
  nurseClaim('Trained 9 new graduates since June 2019', 'June 2019'),
  nurseClaim('Registered Nurse at St. Anne Hospital since 2016', '2016'),
  nurseClaim('Cut medication errors by 12% in 03/2022', '03/2022'),
  sellerClaim('Account Executive, Mar 2017 - Aug 2023', 'Mar 2017'),
  sellerClaim("Joined in '14 and stayed", "'14"),
  // Employers, schools, people, tools.
  nurseClaim('Led rounds at Mayo Clinic', 'Mayo'),
  nurseClaim('Led rounds at Cleveland Clinic and St. Anne Hospital', 'Cleveland'),
  nurseClaim('Worked with the Red Cross on disaster relief', 'Red Cross'),
  nurseClaim('Worked at google as a health adviser', 'google'),
  nurseClaim('Joined Kaiser Permanente to chart in Cerner PowerChart', 'Kaiser'),
  nurseClaim('Studied nursing at Harvard', 'Harvard'),
  nurseClaim('Registered Nurse, Tulsa University Hospital', 'University'),
  nurseClaim('Chart in Meditech and Cerner PowerChart', 'Meditech'),
  nurseClaim('Trained by Dr. Okafor in stroke care', 'Okafor'),
  sellerClaim('Closed a deal with Tesco after six calls', 'Tesco'),
  sellerClaim('Deloitte hired him to run a sales programme', 'Deloitte'),
  sellerClaim('Forecast weekly in HubSpot for 14 colleagues', 'HubSpot'),
  sellerClaim('Previously employed at Oracle in enterprise sales', 'Oracle'),
  // Degrees, certificates, languages, honours, ranks.
  nurseClaim("Holds a Bachelor's degree in Nursing", 'Bachelor'),
  nurseClaim('BSN-prepared nurse with four years on the floor', 'BSN-prepared nurse'),
  nurseClaim('Earned a Master of Science in Nursing', 'Master of Science'),
  nurseClaim('Nurse with a PhD', 'PhD'),
  nurseClaim('Holds an MBA and an Associate Degree in Nursing', 'MBA'),
  nurseClaim('ACLS and CCRN certified nurse', 'CCRN'),
  nurseClaim('Certified wound specialist', 'Certified wound'),
  nurseClaim('Holds a certification in oncology', 'certification in oncology'),
  nurseClaim('Award-winning nurse', 'award-winning'),
  nurseClaim('Won the Daisy Award for kindness', 'Daisy'),
  nurseClaim('Named employee of the month', 'employee of the month'),
  nurseClaim('Fluent in Spanish with families', 'Spanish'),
  nurseClaim('Promoted twice within the unit', 'Promoted twice'),
  nurseClaim('Worked as a charge nurse on nights', 'charge nurse'),
  nurseClaim('Graduated summa cum laude', 'summa cum laude'),
  sellerClaim('Vice President of Sales with 45 accounts', 'Vice President'),
  sellerClaim('PMP and Six Sigma Black Belt', 'Six Sigma'),
  sellerClaim('BSc Computer Science, University of Leeds', 'Computer Science'),
  sellerClaim('MSc Business Management', 'MSc'),
  sellerClaim('Chartered salesperson', 'Chartered'),
  sellerClaim('Director of Key Accounts', 'Director'),
  // Merits taken from the ad.
  nurseClaim('Provided wound care and charted in Epic', 'charted in Epic'),
  nurseClaim('Monitored telemetry on the night shift', 'Monitored telemetry'),
  sellerClaim('Forecast in Salesforce for 45 accounts', 'in Salesforce'),
  nurseAdvice('You have 12 years of acute care behind you.', '12'),
  nurseAdvice('You hold a BSN and it shows.', 'a BSN and'),
  nurseAdvice('Your experience at Mayo Clinic is a strong point.', 'Mayo'),
  sellerAdvice('You have five years in B2B software sales and fluent French.', 'fluent French'),
  sellerAdvice('You are fluent in Italian, so say so.', 'Italian'),
  sellerAdvice('Your line says "Closed the largest deal in company history".', 'largest deal'),
  sellerAdvice('In your time at Accenture you ran large accounts.', 'Accenture'),
  nurseAdvice('The ad asks for 7 years in intensive care.', '7'),
  nurseAdvice('The ad asks for Meditech.', 'Meditech'),
  // The employer.
  nurseCompany('Lakeview was founded in 1987 and has grown ever since.', '1987'),
  nurseCompany('Lakeview is a 450-bed hospital.', '450'),
  nurseCompany('Lakeview recently opened a new cardiac wing.', 'cardiac'),
  nurseCompany('It is part of the Ascension network.', 'Ascension'),
  nurseCompany('The hospital is known for its generous sabbatical policy.', 'sabbatical'),
  sellerCompany('Ferngate Analytics raised $40 million last spring.', '40'),
  sellerCompany('The company was acquired by Oracle.', 'Oracle'),
  sellerCompany('Its CEO announced an expansion into Asia.', 'expansion'),
  sellerCompany('Ferngate is a market leader with an award-winning culture.', 'leader'),
  sellerCompany('The team of fifty works across Europe.', 'fifty'),
  sellerLookUp('Ferngate Analytics just won a contract with a national grocer.', 'national grocer'),
  sellerLookUp('Read about the $40 million round.', '40'),
  sellerLookUp('Look up Ferngate, which recently acquired a rival.', 'acquired'),
  sellerLookUp('Check the merger with Blue Yonder.', 'Blue Yonder'),
]
