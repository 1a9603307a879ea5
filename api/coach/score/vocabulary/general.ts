import type { Glossary } from './glossary.ts'

/** Human languages. Each is one term; "fluent in" and the like are read by the constraints. */
export const languages: Glossary = {
  language: `Spanish, French, German, Italian, Portuguese = Brazilian Portuguese, Dutch, Flemish, Swedish, Norwegian, Danish, Finnish, Icelandic, Polish!, Czech, Slovak, Hungarian, Romanian, Bulgarian, Greek, Turkish, Russian, Ukrainian, Serbian, Croatian, Bosnian, Slovenian, Albanian, Macedonian, Estonian, Latvian, Lithuanian, Arabic, Hebrew, Farsi = Persian, Dari, Pashto, Urdu, Hindi, Punjabi, Gujarati, Bengali, Tamil, Telugu, Marathi, Malayalam, Kannada, Nepali, Sinhala, Mandarin = Mandarin Chinese, Chinese!, Cantonese, Japanese, Korean, Vietnamese, Thai, Lao, Khmer, Burmese, Indonesian, Malay, Tagalog = Filipino, Swahili, Amharic, Somali, Yoruba, Igbo, Hausa, Zulu, Afrikaans, Haitian Creole = Creole, Hmong, Welsh, Irish!, Gaelic, Catalan, Basque, Latin!, Armenian, Georgian!, Mongolian, Tigrinya, American Sign Language, bilingual = multilingual`,
}

/** Words about character rather than knowledge: weigh 0.5 and are never reported as missing keywords. */
export const soft: Glossary = {
  soft: `communication = communication skills = verbal communication = written communication = communicator = communicate, interpersonal skills = interpersonal = people skills, teamwork = team player = team work = collaboration = collaborative = collaborate = teamworking = team working, leadership = leadership skills = leader, problem solving = problem-solving = problem solver = solve problems, critical thinking = analytical thinking = analytical skills = analytical, attention to detail = detail-oriented = detail oriented = eye for detail, time management = manage time = prioritization = prioritisation = prioritize, organization skills = organizational skills = organisational skills = organised = organized = organisation skills, adaptability = adaptable = flexibility = flexible, creativity = creative thinking, self-motivated = self motivated = self-starter = motivated = initiative, multitasking = multi-tasking = multitask, reliability = reliable = dependable = punctual = punctuality, empathy = empathetic = compassion = patience, work ethic, positive attitude, decision making = decision-making, integrity = honesty, emotional intelligence, resilience = resilient, work under pressure = working under pressure = under pressure, independent = work independently = working independently, listening = active listening, customer focus = customer-focused = customer oriented, professionalism = professional manner = professional attitude, presentation skills = presenting = presentation, fast learner = quick learner = willingness to learn = eager to learn, accuracy = accurate, physical stamina = stamina = lifting = ability to lift, influencing = influencing skills, enthusiasm = enthusiastic = passion = passionate, curiosity = curious, accountability, sense of humour, commercial awareness, computer literate = computer literacy = computer skills = IT skills = PC skills = IT literate, cultural awareness = cultural competence = cultural sensitivity, numeracy skills = numerate, basic math`,
}

/** Having the first says the second: someone who lists PostgreSQL need not also write SQL. Left of `>` any of these, right the umbrella. */
export const implications = `
Salesforce, HubSpot, Zoho, Pipedrive, Microsoft Dynamics, SugarCRM > CRM
Epic, Cerner, Meditech, Allscripts, athenahealth, eClinicalWorks, SystmOne, EMIS Web, PointClickCare > EHR
PostgreSQL, MySQL, SQL Server, T-SQL, PL/SQL > SQL
SAP, NetSuite, Oracle Financials, Microsoft Dynamics GP, JD Edwards, Epicor, Infor, PeopleSoft > ERP
Workday, ADP, BambooHR, UKG, Paycom, Paylocity, SAP SuccessFactors, Ceridian > HRIS
AutoCAD, SolidWorks, CATIA, Creo, Civil 3D, Revit, Inventor, Solid Edge > CAD
Greenhouse, Lever, Taleo, iCIMS, Jobvite, Bullhorn, SmartRecruiters > ATS
Opera PMS, Guestline, Mews, Cloudbeds > PMS
Jenkins, GitHub Actions, GitLab CI, CircleCI, Azure DevOps, TeamCity > CI/CD
Tableau, Power BI, Looker, Qlik > data visualization, business intelligence
Excel > spreadsheets
Excel, Word, PowerPoint, Outlook > Microsoft Office
cGMP > GMP
GC-MS > GC, mass spectrometry
LC-MS > mass spectrometry
Manhattan, Blue Yonder, SAP EWM, HighJump > WMS
Maximo > CMMS
Class A CDL, Class B CDL > CDL
CDL, HGV licence > driver's license
Canvas, Blackboard, Moodle, Schoology, Google Classroom > LMS
Terraform, CloudFormation, Pulumi > infrastructure as code
Docker, Kubernetes > containerization
Photoshop, Illustrator, InDesign > Adobe Creative Suite
ArcGIS, QGIS > GIS
BSN, MSN, RN > nursing
Relativity > e-discovery
Samsara, Geotab > ELD
Google Analytics 4 > Google Analytics
Python > scripting
`
