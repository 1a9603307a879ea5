type ChosenFile = Pick<File, 'name' | 'type'>

export const isJson = ({ name, type }: ChosenFile): boolean => /\.json$/iu.test(name) || type === 'application/json'

/** Converts on this device. @throws NotJsonResume with a message for the user, or Error when the converter cannot be loaded */
export async function wordFileOf(file: File): Promise<File> {
  const [{ readJsonResume }, { wordFile }] = await Promise.all([
    import('../../export/json-resume/read-json-resume.ts'),
    import('../../export/export-files.ts'),
  ])
  const blocks = readJsonResume(await file.text())
  return wordFile({ title: 'Resume', fileName: file.name.replace(/\.json$/iu, ''), blocks: () => blocks })
}
