import type { ResumeData } from '../../../contract/voice-to-resume.ts'

export const nurse: ResumeData = {
  contactInfo: { name: 'Jane Doe', email: 'jane.doe@gmail.com', phone: '555-201-3456', location: 'Newark, New Jersey' },
  professionalSummary:
    'Registered nurse with ten years of experience in intensive care, at home on night shifts and with families in hard hours.',
  coreCompetencies: ['Epic', 'Wound care', 'Patient education', 'Ventilator care', 'Spanish (fluent)'],
  professionalExperience: [
    {
      title: 'Charge Nurse',
      company: 'Riverside Methodist Hospital',
      location: 'Columbus, OH',
      dates: 'March 2019 – Present',
      description: [
        'Lead a team of 12 nurses on night shifts and plan who cares for whom',
        'Trained 15 new hires on ventilator care, all of whom passed their first review',
        'Reduced central line infections by 30 percent in one year (with the team)',
        'Speak with families in English and Spanish about what comes next',
      ],
    },
    {
      title: 'Staff Nurse',
      company: 'Mercy Health',
      location: 'Toledo, OH',
      dates: 'June 2014 – February 2019',
      description: [
        'Cared for four to six patients per shift and gave medications by mouth, vein and tube',
        'Started a falls prevention program that cut falls in half within eight months',
        'Charted in Epic and taught two wards how to use it when it was new',
      ],
    },
  ],
  education: [{ degree: 'Bachelor of Science in Nursing', institution: 'Ohio State University', dates: '2010 – 2014' }],
  certifications: ['BLS', 'ACLS', 'CCRN'],
}

export const named = (name: string, more: Partial<ResumeData> = {}): ResumeData => ({
  ...nurse,
  contactInfo: { ...nurse.contactInfo, name },
  ...more,
})

export const fortyJobs: ResumeData = {
  ...nurse,
  professionalExperience: Array.from({ length: 40 }, (_, at) => ({
    title: `Title ${at}`,
    company: `Company ${at} & Sons`,
    location: 'Toledo, OH',
    dates: `${2024 - at} – ${2025 - at}`,
    description: Array.from({ length: 5 }, (_, line) => `Did thing ${line} of job ${at} for 12 people every day`),
  })),
}

const spoken = (text: string): ResumeData => ({
  contactInfo: { ...nurse.contactInfo, name: text, location: text },
  professionalSummary: text,
  coreCompetencies: [text],
  professionalExperience: [{ title: text, company: text, location: '', dates: '2019 – 2021', description: [text, `2 ${text}`] }],
  education: [{ degree: text, institution: text, dates: '2018' }],
  certifications: [text],
})

export const oddTexts: [string, string][] = [
  ['accents, an apostrophe and a slash', "Zoë O'Connor/Łukasz"],
  ['Arabic', 'ليلى حسن'],
  ['Hebrew', 'דוד כהן'],
  ['Chinese', '王小明'],
  ['Japanese', '山田 太郎'],
  ['Hindi', 'प्रिया शर्मा'],
  ['Thai', 'สมชาย ใจดี'],
  ['an emoji of four parts', 'Team 👩‍👩‍👧‍👦 lead'],
  ['XML', '</w:t></w:r><w:tbl/> & <script>"x"</script> ]]> &amp; &#0;'],
  ['control characters and half a pair', 'a\u0000b\u0008c\ud800d\ufffee\u202ef'],
]
export const oddCareers = oddTexts.map(([what, text]): [string, ResumeData] => [what, spoken(text)])
