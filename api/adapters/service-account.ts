import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Use the machine's own identity: on Google Cloud, or from GOOGLE_APPLICATION_CREDENTIALS. */
const machinesOwn = 'default'

/** Reads FIREBASE_SERVICE_ACCOUNT, a path or the JSON itself; null for the machine's own identity. */
export function readServiceAccount(setting: string) {
  if (setting === machinesOwn) return null
  const { type, project_id, client_email, private_key } = partsOf(setting.trim().startsWith('{') ? setting : textOf(setting))
  if (type !== 'service_account' || !project_id || !client_email || !private_key)
    throw new Error("is no service account's key: project_id, client_email and private_key belong in it.")
  // In a one-line .env value, line breaks are two characters each.
  const privateKey = private_key.replaceAll('\\n', '\n')
  try {
    createPrivateKey(privateKey)
  } catch {
    throw new Error('has a private_key that is cut off or damaged: copy the whole file again.')
  }
  return { projectId: project_id, clientEmail: client_email, privateKey }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

function partsOf(text: string): Record<string, string | undefined> {
  try {
    return JSON.parse(text) as Record<string, string | undefined>
  } catch {
    throw new Error('is not JSON.')
  }
}

export function serviceAccountMistake(setting: string, wantedProject: string): string | null {
  try {
    const account = readServiceAccount(setting)
    if (!account || account.projectId === wantedProject) return null
    return `is of the project ${account.projectId}, and FIREBASE_PROJECT_ID is ${wantedProject}.`
  } catch (error) {
    return (error as Error).message
  }
}
