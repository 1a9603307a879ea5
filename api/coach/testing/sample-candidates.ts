/** Candidates with their ads, for tests of the checks. */
export const nurse = {
  resumeText: `Maria Torres
Tulsa, OK | maria.torres@example.com | (918) 555-0143 | https://www.linkedin.com/in/maria-torres-rn

SUMMARY
Compassionate nurse with four years on a busy medical-surgical floor.

EXPERIENCE
Registered Nurse, St. Anne Hospital, Tulsa, OK 2020 - Present
- Assess 5-6 patients per shift and write care plans with the team
- Give oral and intravenous medications; started over 300 IVs
- Teach families about diabetes before discharge
- Chart in Cerner PowerChart
- Cut medication errors on the unit by 12% in 2022
- Trained 9 new graduates since March 2021; budget for training materials $4,500

Nursing Assistant, Hillcrest, 2018 - 2020
- Helped 12 residents a day with bathing and meals
- Covered 1,200 hours of night shifts

EDUCATION
Associate Degree in Nursing, Tulsa Community College, 2020

LICENSES
Registered Nurse (RN), State of Oklahoma
Basic Life Support (AHA)`,
  jobDescription: `Registered Nurse - Medical/Surgical (Nights)
Lakeview Regional Medical Center, Tulsa, OK
Lakeview is a 280-bed hospital. The night team covers two medical-surgical units and works in pairs.
Responsibilities
Perform patient assessments and develop individualized care plans
Administer medications and IV therapy per physician orders
Provide wound care and discharge planning
Document in Epic
Delegate tasks to CNAs and LPNs
Requirements
Current Oklahoma RN license
BLS required, ACLS within six months of hire
2+ years of acute care experience
BSN preferred
Telemetry experience a plus`,
  missingTerms: ['wound care', 'discharge planning', 'Epic', 'ACLS', 'BSN', 'telemetry'],
  today: new Date('2024-11-20T12:00:00Z'),
}

export const seller = {
  resumeText: `Jonas Weber
Leeds, UK | jonas.weber@example.org

Account Executive, Brightwater Software, Leeds, Jan 2019 - Aug 2023
• Managed 45 accounts worth £1.2m a year in retail and logistics
• Grew renewals from 81% to 93% in eighteen months
• Halved the time to first quote, from 10 days to 5
• Presented quarterly reviews to buyers at three supermarket chains
• Wrote the playbook that 14 colleagues use today

Sales Assistant, Northgate Furniture, 2016 - 2018
• Served 60 customers a day; second-best seller in 2017

Education: BA Business Management, University of Leeds, 2016
Languages: German (native), English`,
  jobDescription: `Senior Account Manager, Ferngate Analytics
Ferngate Analytics sells demand forecasting to grocery retailers. You join a commercial team of 20 in Manchester and report to the sales lead.
You will own a portfolio of 30 enterprise customers, run quarterly business reviews, forecast in Salesforce and negotiate multi-year contracts.
You need 5+ years in B2B software sales, experience with Salesforce and MEDDIC, and strong negotiation skills. Fluent French is a plus.
We offer hybrid work and 28 days of leave.`,
  missingTerms: ['Salesforce', 'MEDDIC', 'demand forecasting', 'French'],
  today: new Date('2024-11-20T12:00:00Z'),
}

export const engineer = {
  resumeText: `Priya Nair
Software Engineer, Dublin, Ireland
priya@nair.dev | github.com/priyanair

Experience
Backend Engineer, Fernleaf Payments, Dublin — Feb 2021 to present
- Moved the ledger service from PHP to Go, cutting p95 latency from 480 ms to 130 ms
- On call for 6 services; reduced pages by a third in 2023
- Mentor two junior engineers; run the weekly design review
- Wrote 40+ integration tests with Postgres and Docker
Software Developer, Kestrel Games, Cork — Sept 2018 to Jan 2021
- Built the matchmaking API in Python (Flask), 25,000 players a day
- Shipped 11 releases on Android and iOS

Education
BSc Computer Science, University College Cork, 2018
Skills: Go, Python, PostgreSQL, Docker, gRPC, Git`,
  jobDescription: `Senior Backend Engineer — Larkspur Health
Larkspur Health builds scheduling software for clinics across Ireland and the UK. Our platform team of eight owns the booking API.
What you'll do: design services in Go or Kotlin, run them on Kubernetes in AWS, own reliability with the on-call rota.
You bring: 5+ years of backend experience, strong SQL, experience with Kafka or another queue, and clear writing.
Nice to have: healthcare data standards (HL7, FHIR), Terraform.`,
  missingTerms: ['Kubernetes', 'AWS', 'Kafka', 'Kotlin', 'HL7', 'FHIR', 'Terraform', 'on-call (rota)', 'C++', 'CI/CD'],
  today: new Date('2025-06-01T12:00:00Z'),
}
