type ChosenFile = Pick<File, 'name' | 'type'>

/** Whether a chosen file may be a JSON Resume, by its name or type. */
export const isJson = ({ name, type }: ChosenFile): boolean => /\.json$/iu.test(name) || type === 'application/json'

/**
 * A JSON Resume as the Word file that every form takes. It is made on this device; reader and writer are loaded when first needed.
 * @throws NotJsonResume whose message is for the person, or Error when reader and writer cannot be loaded
 */
export async function wordFileOf(file: File): Promise<File> {
  const [{ readJsonResume }, { wordFile }] = await Promise.all([
    import('../../export/json-resume/read-json-resume.ts'),
    import('../../export/take-along-files.ts'),
  ])
  const blocks = readJsonResume(await file.text())
  return wordFile({ title: 'Resume', fileName: file.name.replace(/\.json$/iu, ''), blocks: () => blocks })
}
