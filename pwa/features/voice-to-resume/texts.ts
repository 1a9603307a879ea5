export const toastTitles = {
  microphone: 'Microphone Access Denied',
  noRecording: 'No Recording',
  generation: 'Generation Failed',
  download: 'Download Failed',
} as const

export const noRecordingHelp = 'Record what you want to say first, or type it. Nothing was charged.'
export const downloadHelp = 'Please check that you are online, then try again. Your resume is still here.'

export const takesAbout = 'This takes about 30-45 seconds'

export const guide = [
  { title: 'Who you are', say: 'Your name, city, phone number and email. Say "at" and "dot".' },
  { title: 'Your jobs', say: 'Newest first: the job, where it was, from when to when.' },
  { title: 'What you did, and what came of it', say: 'For each job: your tasks, how many, how often, what got better.' },
  { title: 'Where you learned', say: 'School, training, degree, and the year.' },
  { title: 'Certificates and skills', say: 'Licenses, machines, programs, languages. Then you are done.' },
]
