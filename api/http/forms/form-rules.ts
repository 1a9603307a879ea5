/** One text field of a form. */
interface FieldRule {
  /** UTF-16 units kept, as JavaScript counts. What goes beyond is dropped, and the field is named in `tooLong`. */
  maxCharacters: number
}

/** What is known of a file before its first byte is kept. */
export interface FileHead {
  /** The name without folders; '' when the browser sent none. */
  name: string
  /** What the browser says it is; never believed without a look at the content. */
  declaredType: string
}

/** One file of a form. */
export interface FileRule {
  /** Bytes kept of one part, and taken of all parts of this name together; one more is refused while it is still being received. */
  maxBytes: number
  /** The sentence for a file that is larger. */
  tooLarge: string
  /** Called before the first byte is kept; throws a Problem for a file this form does not take. */
  check?: (head: FileHead) => void
  /** How many parts of this name there may be; default 1. The second is kept as `name#2`, and so on. */
  atMost?: number
}

/** What a form may hold. Fields and files that are not named here are skipped. */
export interface FormRules {
  fields: Record<string, FieldRule>
  files: Record<string, FileRule>
}

interface UploadedFile extends FileHead {
  bytes: Uint8Array
}

export interface UploadedForm {
  fields: Partial<Record<string, string>>
  /** A file input left empty (no name, no bytes) is not in here. */
  files: Partial<Record<string, UploadedFile>>
  /** Fields longer than their rule, cut at the limit. */
  tooLong: Set<string>
}
