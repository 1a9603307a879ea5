import type { PlantedLie } from './planted-lie.ts'

type Of = (text: string, gone: string) => PlantedLie
const lie =
  (who: PlantedLie['who'], as: PlantedLie['as']): Of =>
  (text, gone) => ({ who, as, text, gone })
const driverClaim = lie('driver', 'claim')
const teacherClaim = lie('teacher', 'claim')
const driverAdvice = lie('driver', 'advice')
const teacherAdvice = lie('teacher', 'advice')
const driverCompany = lie('driver', 'company')
const teacherCompany = lie('teacher', 'company')
const driverLookUp = lie('driver', 'lookUp')
const teacherLookUp = lie('teacher', 'lookUp')

/** Written by somebody who had not read the guards: facts of licenses, places, classes and families. */
export const liesOfTrades: PlantedLie[] = [
  // Employers and customers.
  driverClaim('Drove Class 1 for Eddie Stobart before Halden Haulage', 'Stobart'),
  driverClaim('Delivered chilled goods to Tesco and Asda depots', 'Tesco'),
  driverClaim('Drove for a competitor, DHL, on weekends', 'DHL'),
  driverClaim('Drove nights for the royal mail each December', 'royal mail'),
  teacherClaim('Taught third grade at Lincoln Elementary in Portland', 'Lincoln'),
  teacherClaim('Tutored for Kumon on Saturdays', 'Kumon'),
  teacherClaim('Volunteered with Teach For America', 'America'),
  // Degrees and schools.
  teacherClaim('MEd in Curriculum and Instruction', 'MEd'),
  teacherClaim('Studied education at Reed College', 'Reed'),
  teacherClaim('Graduated with honors from Western Oregon University', 'with honors'),
  teacherClaim('Minored in psychology at Western Oregon University', 'psychology'),
  driverClaim('NVQ Level 3 in Logistics', 'NVQ'),
  driverClaim('Completed an apprenticeship in road transport', 'apprenticeship'),
  // Dates and lengths of time.
  driverClaim('Class 1 driver at Halden Haulage since April 2012', '2012'),
  driverClaim('Worked for Parry & Sons Bakery from 2009', '2009'),
  driverClaim('Twenty winters on the road with chilled trailers', 'twenty'),
  driverClaim('No infringements since the summer of 2016', '2016'),
  teacherClaim('Taught third grade from August 2010 to present', '2010'),
  teacherClaim('Led family reading night for nine springs', 'nine'),
  // Figures.
  driverClaim('Kept deliveries on time at 99.4% through the winter of 2022', '99.4'),
  driverClaim('Covered 110,000 miles a year in chilled trailers', '110,000'),
  driverClaim('Delivered bread to eighty shops before 7 in the morning', 'eighty'),
  driverClaim('Showed a dozen new drivers the depots', 'dozen'),
  driverClaim('Cut fuel use by a tenth on the depot runs', 'a tenth'),
  driverClaim('Drive trailers to 17 supermarket depots', '17'),
  teacherClaim('Raised the share of students reading at grade level from 58% to 94%', '94'),
  teacherClaim('Ran the family reading night for 900 guests', '900'),
  teacherClaim('Every student in the class read at grade level by June', 'Every student'),
  teacherClaim('Teach 74 students reading, math and science', '74 students'),
  teacherClaim('Raised $6,000 for the classroom library', '6,000'),
  // Certificates and licenses.
  driverClaim('ADR certified Class 1 driver with a clean license', 'ADR certified'),
  driverClaim('Holds a HIAB ticket and a Category C+E licence', 'HIAB'),
  driverClaim('First aider on the depot runs', 'First aider'),
  teacherClaim('Licensed teacher with an ESOL endorsement', 'an ESOL endorsement'),
  teacherClaim('National Board certified third grade teacher', 'National Board'),
  teacherClaim('CPR certified summer camp counselor', 'CPR'),
  // Tools.
  driverClaim('Recorded vehicle checks in the Checkproof app before each shift', 'in the Checkproof app'),
  driverClaim('Planned rest breaks with the digital tachograph and TruTac', 'TruTac'),
  teacherClaim('Reported progress to families in PowerSchool', 'in PowerSchool'),
  teacherClaim('Use Google Classroom, Seesaw and ClassDojo with families', 'ClassDojo'),
  teacherClaim('Led small reading groups with the Fountas & Pinnell system', 'the Fountas'),
  // Names.
  driverClaim('Showed Gareth Bevan and three new drivers the depots', 'Bevan'),
  teacherClaim("Wrote the grade's math units with Ms. Okonkwo", 'Okonkwo'),
  teacherClaim('Ran the family reading night with the librarian, Dana', 'Dana'),
  // Places.
  driverClaim('Drive chilled trailers to depots in Glasgow and Bristol', 'Glasgow'),
  driverClaim('Drove chilled trailers through France and Belgium', 'Belgium'),
  teacherClaim('Taught a summer term in Seattle', 'Seattle'),
  // Awards and ranks.
  driverClaim('Driver of the Year at Halden Haulage', 'Driver of the Year'),
  driverClaim('Safest driver in the fleet three winters in a row', 'Safest'),
  driverClaim('Lead driver for the supermarket depots', 'Lead driver'),
  teacherClaim('Oregon Teacher of the Year finalist', 'Teacher of the Year'),
  teacherClaim('Grade chair of the third grade team', 'Grade chair'),
  teacherClaim('Recognized by the principal for family outreach', 'Recognized by'),
  // To the person.
  driverAdvice('Your ADR certificate covers what the ad would like.', 'Your ADR'),
  driverAdvice('You drove double-deck trailers at Halden Haulage, so say it first.', 'double-deck trailers at'),
  driverAdvice('You have eleven points fewer than the limit.', 'eleven'),
  driverAdvice('Your six years at DHL show that you can work nights.', 'DHL'),
  driverAdvice('You speak Polish as well as Welsh.', 'Polish'),
  driverAdvice('The ad asks for 36 months of Class 1 experience.', '36'),
  driverAdvice('The ad asks for a HIAB ticket.', 'HIAB'),
  teacherAdvice("Your master's degree in education answers what they prefer.", "Your master's"),
  teacherAdvice('You already write IEP accommodations, so say it in the first line.', 'already write IEP'),
  teacherAdvice('You are bilingual in Spanish, which they prefer.', 'bilingual'),
  teacherAdvice('You taught a class of 31 at Alder Creek Elementary.', '31'),
  teacherAdvice('Your line says "Managed the school budget".', 'school budget'),
  teacherAdvice('The ad asks for five years in grades 3 to 5.', 'five years'),
  // About the employer.
  driverCompany('Marwood Logistics runs a fleet of 240 trucks.', '240'),
  driverCompany('Marwood is owned by the Culina Group.', 'Culina'),
  driverCompany('It delivers for Aldi, Lidl and Morrisons.', 'Lidl'),
  driverCompany('Drivers there earn £45,000 a year.', '45,000'),
  driverCompany('Marwood has a spotless safety record.', 'spotless'),
  driverCompany('The depot opened last year and keeps growing.', 'opened'),
  teacherCompany('Rowan Hill is the best rated district in Oregon.', 'best rated'),
  teacherCompany('The district adopted a new reading curriculum this fall.', 'this fall'),
  teacherCompany('Superintendent Maria Delgado leads the five schools.', 'Delgado'),
  teacherCompany('Rowan Hill serves 4,200 students.', '4,200'),
  teacherCompany('Classes there are small, with a teaching aide in each.', 'aide'),
  driverLookUp('Read about the strike at Marwood in March.', 'strike'),
  driverLookUp('Look up the fine that Marwood paid for drivers’ hours.', 'fine'),
  teacherLookUp('Look up the bond that voters passed for Rowan Hill.', 'voters passed'),
  teacherLookUp('Read how Principal Nguyen runs the fourth grade.', 'Nguyen'),
]

type Honest = Omit<PlantedLie, 'gone'>
const honest =
  (who: PlantedLie['who'], as: PlantedLie['as']) =>
  (text: string): Honest => ({ who, as, text })

/** What an honest model may well write of the same two people: nothing of it may be cut. */
export const honestOfTrades: Honest[] = [
  ...[
    'Class 1 driver with a clean license and Driver CPC',
    'Deliver chilled goods to seven supermarket depots across the north west',
    'Kept 96% of deliveries on time through the winter of 2022',
    'Check the vehicle before every shift and report defects the same day',
    'Trained four new drivers on the depots and the paperwork',
    'Delivered to 38 shops before 7 a.m. and balanced the cash at the end of each round',
    'Hold a Category C+E licence, a digital tachograph card and a counterbalance forklift licence',
    'No tachograph infringements since 2020',
    'Speak Welsh and English',
    'Drove vans for Parry & Sons Bakery in Ruabon from 2015 to 2019',
  ].map(honest('driver', 'claim')),
  ...[
    'Teach reading, math and science to 24 third graders a year',
    'Raised the share of students reading at grade level from 58% to 74% in one school year',
    'Organize the family reading night with the librarian for about 90 guests each spring',
    "Co-wrote the grade's math units with two colleagues",
    'Keep families informed through Google Classroom and Seesaw',
    'BA in Elementary Education from Western Oregon University (2018)',
    'Hold an Oregon Preliminary Teaching License for K-8',
    'Student taught at Bluff Park School in Salem in spring 2018',
  ].map(honest('teacher', 'claim')),
  ...[
    'The ad asks for 12 months of Class 1 experience; you have driven Class 1 since April 2019.',
    'You do not mention ADR, which would help here.',
    'If you have coupled trailers alone, say so.',
    'Your Category C+E licence and Driver CPC are what they need: put them at the top.',
  ].map(honest('driver', 'advice')),
  ...[
    'The ad prefers an ESOL endorsement, which your resume does not mention.',
    'Say how many families come to a meeting, if you know it.',
    'Your rise from 58% to 74% is the strongest line for this job.',
    'They ask for experience in grades 3 to 5, and you teach third grade.',
  ].map(honest('teacher', 'advice')),
  ...['Marwood moves groceries for three supermarket chains.', 'The work is four nights on, four off.'].map(
    honest('driver', 'company'),
  ),
  ...[
    'Rowan Hill serves 2,100 students in five schools.',
    'The fourth grade team has three teachers, and the district pays for one course each year.',
  ].map(honest('teacher', 'company')),
]
