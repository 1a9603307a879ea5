/** Invented resumes, rendered by several producers (scripts/make-fixtures.ts). */
export interface InventedResume {
  file: string
  name: string
  title: string
  contact: string
  summary: string
  jobs: { title: string; employer: string; dates: string; lines: string[] }[]
  education: { degree: string; school: string; dates: string }[]
  certifications: string[]
  skills: string[]
}

export const nurse: InventedResume = {
  file: 'nurse',
  name: 'Marigold Testwell',
  title: 'Registered Nurse, Intensive Care',
  contact: 'Seattle, WA | (206) 555-0142 | marigold.testwell@example.com',
  summary:
    'Registered nurse with nine years of bedside experience in intensive care and step-down units. Known for calm triage, ' +
    'careful documentation and training new staff. Certified in advanced cardiac life support and fluent in Spanish.',
  jobs: [
    {
      title: 'Senior ICU Nurse',
      employer: 'Harborlight Invented Hospital, Seattle, WA',
      dates: 'March 2019 – Present',
      lines: [
        'Care for two to three critically ill patients per shift in a 24-bed medical intensive care unit, titrating vasoactive drips and managing ventilators.',
        'Led a sepsis screening project that cut the time from first sign to antibiotics from 96 to 54 minutes over eleven months.',
        'Precepted 14 newly hired nurses; all passed their competency review on the first attempt.',
        'Document assessments in Epic and hand over with SBAR at every change of shift.',
      ],
    },
    {
      title: 'Staff Nurse, Step-Down Unit',
      employer: 'Saint Placeholder Medical Center, Tacoma, WA',
      dates: 'June 2015 – February 2019',
      lines: [
        'Monitored telemetry for up to five post-operative patients and escalated arrhythmias to the rapid response team.',
        'Reduced patient falls by 31 percent by introducing hourly rounding with a bedside checklist.',
        'Served on the infection control committee and audited hand hygiene on four wards each quarter.',
      ],
    },
    {
      title: 'Nursing Assistant',
      employer: 'Examplewood Care Home, Tacoma, WA',
      dates: 'September 2013 – May 2015',
      lines: [
        'Assisted 20 residents with daily living, wound care and mobility while studying full time.',
        'Recorded vital signs and reported changes in condition to the charge nurse.',
      ],
    },
  ],
  education: [
    { degree: 'Bachelor of Science in Nursing', school: 'Fictional State University, Tacoma, WA', dates: '2011 – 2015' },
  ],
  certifications: [
    'Registered Nurse License, State of Washington',
    'Advanced Cardiac Life Support (ACLS), 2024',
    'Critical Care Registered Nurse (CCRN), 2021',
  ],
  skills: [
    'Ventilator management, hemodynamic monitoring, central line care, wound care',
    'Epic, Pyxis, telemetry, infection control, patient education',
    'Languages: English (native), Spanish (fluent)',
  ],
}

export const logistics: InventedResume = {
  file: 'logistics',
  name: 'Bartholomew Sampleton',
  title: 'Logistics Coordinator',
  contact: 'Columbus, OH | +1 614 555 0178 | bartholomew.sampleton@example.com',
  summary:
    'Logistics coordinator with seven years in distribution and freight. Plans inbound and outbound shipments for three ' +
    'warehouses, keeps carriers honest on price and time, and finds the shortest way from a customer’s complaint to its cause.',
  jobs: [
    {
      title: 'Logistics Coordinator',
      employer: 'Madeup Freight Lines, Columbus, OH',
      dates: 'Jan 2020 – Present',
      lines: [
        'Schedule 120 to 150 outbound truckloads a week across three warehouses in SAP Transportation Management.',
        'Renegotiated contracts with nine regional carriers, lowering the cost per mile by 8.4% without losing on-time delivery.',
        'Built an Excel dashboard that shows dock-to-stock time by shift; average fell from 11 to 6 hours.',
        'Resolve customs holds with brokers for shipments to Canada and Mexico, including classification and certificates of origin.',
      ],
    },
    {
      title: 'Warehouse Supervisor',
      employer: 'Pretend Parcel Co., Dayton, OH',
      dates: 'Aug 2017 – Dec 2019',
      lines: [
        'Supervised 22 pickers and forklift operators over two shifts and kept the recordable incident rate at zero for 19 months.',
        'Introduced cycle counting by ABC class; inventory accuracy rose from 94.1% to 99.2%.',
        'Trained staff on RF scanners and the move from paper picking to voice picking.',
      ],
    },
    {
      title: 'Shipping Clerk',
      employer: 'Notreal Office Supply, Dayton, OH',
      dates: 'May 2015 – Jul 2017',
      lines: [
        'Prepared bills of lading, packing lists and hazardous goods declarations for 60 shipments a day.',
        'Answered carrier and customer questions by phone and e-mail within the same working day.',
      ],
    },
  ],
  education: [
    {
      degree: 'Associate Degree in Supply Chain Management',
      school: 'Imaginary Community College, Dayton, OH',
      dates: '2013 – 2015',
    },
  ],
  certifications: [
    'Certified in Production and Inventory Management (CPIM), 2021',
    'Forklift operator certificate, OSHA compliant',
  ],
  skills: [
    'SAP TM, warehouse management systems, Excel (pivot tables, Power Query)',
    'Route planning, freight negotiation, customs documentation, inventory control',
    'Languages: English (native), German (conversational)',
  ],
}

export const teacher: InventedResume = {
  file: 'teacher',
  name: 'Nora Fairweather',
  title: 'Elementary School Teacher',
  contact: 'Columbus, OH | (614) 555-0163 | nora.fairweather@example.com',
  summary:
    'Elementary school teacher with six years in public schools, most of them in second and third grade. Known for calm, ' +
    'well-organized classrooms and for getting reluctant readers to finish a book.',
  jobs: [
    {
      title: 'Second Grade Teacher',
      employer: 'Millstone Elementary School, Columbus, OH',
      dates: 'August 2020 – Present',
      lines: [
        'Teach all subjects to a class of 26, including five multilingual learners and four students with IEPs.',
        'Raised the share of students reading at grade level from 58 to 81 percent in two years with daily small-group reading.',
        'Responsible for writing the math lessons for the second grade team of four.',
        'Use running records and exit tickets to regroup students every two weeks.',
        'Worked with parents on attendance and behavior.',
      ],
    },
    {
      title: 'Student Teacher, Third Grade',
      employer: 'Juniper Lane Elementary School, Dublin, OH',
      dates: 'January 2019 – May 2020',
      lines: [
        'Planned and taught a six-week unit on fractions with manipulatives and number lines.',
        'Was responsible for running the after-school homework club on a daily basis.',
      ],
    },
  ],
  education: [{ degree: 'Bachelor of Arts in Elementary Education', school: 'Scioto Valley College, OH', dates: '2015 – 2019' }],
  certifications: ['Ohio Professional Teaching License, Grades PreK-5', 'CPR and First Aid, 2024'],
  skills: [
    'Small-group reading, formative assessment, Google Classroom, Seesaw',
    'Languages: English (native), Spanish (conversational)',
  ],
}
