export const jobAdExtensions = ['pdf', 'docx', 'doc', 'txt'] as const

export const jobAdFileTexts = {
  wrongType: 'Please choose a PDF, DOCX, DOC or TXT file of the ad, or paste its text.',
  tooLarge: 'This file is larger than 5MB. Please choose a smaller one, or paste the text of the ad.',
  missing: 'Please choose a file of the ad.',
} as const
