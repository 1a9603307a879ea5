/** Candidates whose facts are licenses, places and classes rather than percentages. */
export const driver = {
  resumeText: `Owen Pritchard
Wrexham, Wales | owen.pritchard@example.com | 07700 900417

PROFILE
Class 1 driver with a clean license and nights away from home behind me.

WORK
HGV Class 1 Driver, Halden Haulage, Wrexham, April 2019 - present
- Drive chilled trailers to 7 supermarket depots in the north west
- Do vehicle checks before each shift and report defects the same day
- Plan rest breaks with the digital tachograph; no infringements since 2020
- Showed 4 new drivers the depots and the paperwork
- Kept deliveries on time at 96% through the winter of 2022

Van Driver, Parry & Sons Bakery, Ruabon, 2015 - 2019
- Delivered bread to 38 shops before 7 in the morning
- Collected cash and balanced it at the end of each round

LICENCES
Category C+E licence, Driver CPC, digital tachograph card
Forklift (counterbalance), 2018

Languages: Welsh, English`,
  jobDescription: `Night Trunk Driver (Class 1)
Marwood Logistics, Warrington
Marwood moves groceries for three supermarket chains from its depot at Warrington. You work four nights on, four off.
What you do
Drive double-deck trailers between Warrington, Bristol and Glasgow
Carry out walkaround checks and record them in the Checkproof app
Keep to drivers' hours and tachograph law
Couple and uncouple trailers alone
What you need
Category C+E licence and Driver CPC
12 months of Class 1 experience
No more than 6 points
ADR would help, as would experience with double-deck trailers and Microlise`,
  missingTerms: ['double-deck trailers', 'Checkproof', 'ADR', 'Microlise', 'coupling'],
  today: new Date('2025-06-01T12:00:00Z'),
}

export const teacher = {
  resumeText: `Hannah Lindqvist
Portland, Oregon | hannah.lindqvist@example.org

Third grade teacher who plans with colleagues and keeps families informed.

TEACHING
Third Grade Teacher, Alder Creek Elementary, Portland, August 2018 to present
• Teach reading, math and science to 24 students a year
• Raised the share of students reading at grade level from 58% to 74% in 2022-23
• Run the family reading night with the librarian, about 90 guests each spring
• Wrote the grade's math units with two colleagues
• Use Google Classroom and Seesaw with families

Student Teacher, Bluff Park School, Salem, spring 2018

EDUCATION
BA Elementary Education, Western Oregon University, 2018
Oregon Preliminary Teaching License, K-8

OTHER
Summer camp counselor, Camp Tillicum, 2014 - 2017`,
  jobDescription: `Fourth Grade Teacher, Rowan Hill School District
Rowan Hill serves 2,100 students in five schools east of the river. The fourth grade team has three teachers.
You will
Plan and teach all core subjects to a class of about 26
Write and follow IEP accommodations with the special education team
Lead small reading groups with the Fountas & Pinnell system
Report progress in PowerSchool and meet families twice a year
Required: Oregon teaching license (K-8 or elementary); experience in grades 3 to 5
Preferred: ESOL endorsement, Spanish, a master's degree in education
We pay for one course each year.`,
  missingTerms: ['IEP', 'Fountas & Pinnell', 'PowerSchool', 'ESOL', 'Spanish', "master's degree"],
  today: new Date('2025-06-01T12:00:00Z'),
}
