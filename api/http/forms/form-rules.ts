interface FieldRule {
  /** UTF-16 units kept. Longer fields are cut and named in `tooLong`. */
  maxCharacters: number
}

export interface FileHead {
  name: string
  /** The browser's claim; always verified against the content. */
  declaredType: string
}

export interface FileRule {
  /** Limit for one part, and for all parts of this name together; enforced while receiving. */
  maxBytes: number
  tooLarge: string
  /** Called before the first byte is stored; throws a Problem for an unsupported file. */
  check?: (head: FileHead) => void
  /** Number of parts allowed with this name; default 1. The second is stored as `name#2`, and so on. */
  atMost?: number
}

/** Fields and files not named here are skipped. */
export interface FormRules {
  fields: Record<string, FieldRule>
  files: Record<string, FileRule>
}

interface UploadedFile extends FileHead {
  bytes: Uint8Array
}

export interface UploadedForm {
  fields: Partial<Record<string, string>>
  files: Partial<Record<string, UploadedFile>>
  tooLong: Set<string>
}
