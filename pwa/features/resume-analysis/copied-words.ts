/** What the page and the PDF say about lines copied from the job description. */
export function copiedWords({ length }: readonly string[]): string {
  return length === 1
    ? 'One line of your resume repeats the job description word for word; it does not count.'
    : `${length} lines of your resume repeat the job description word for word; they do not count.`
}
