import { createHash } from 'node:crypto'

const uuidLength = 36
const idPattern = /^[0-9a-f-]{36}$/

/** The name of one person's upload. The id comes from the phone, so the person is part of the name: nobody can reach another's. */
export function fileIdOf(uid: string, uploadId: string): string | null {
  if (!idPattern.test(uploadId)) return null
  return `${prefixOf(uid)}${uploadId}`
}

/** How the names of all uploads of one person begin. */
export const prefixOf = (uid: string) => `tus-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}-`

export const prefixIn = (fileId: string) => fileId.slice(0, -uuidLength)

/** Whether both are uploads of one person. */
export const isOfSamePerson = (fileId: string, other: string) => prefixIn(fileId) === prefixIn(other)
