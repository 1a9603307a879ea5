/** The same words on the page and in the export. */
export const nothingChecked =
  'We found no requirements in this job description, so nothing was compared. Paste the part that lists them for a closer fit.'
export const noResume = 'Without a resume the answers are yours to fill in. Add one next time and they will use your own lines.'
export const sourceOfCompany = 'Taken from this job description alone. Check it before you quote it.'
