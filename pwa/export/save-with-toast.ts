import { type Given, saveFile } from '../platform/files.ts'
import { toast } from '../ui/toast.ts'

export async function saveWithToast(file: File): Promise<Given> {
  const given = await saveFile(file)
  if (given === 'saved') toast({ title: 'Saved', description: `${file.name} is in your downloads.` })
  return given
}
