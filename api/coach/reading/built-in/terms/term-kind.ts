/** What sort of thing a term of an ad names. */
export type TermKind =
  | 'skill'
  | 'tool'
  | 'method'
  | 'certificate'
  | 'licence'
  | 'degree'
  | 'language'
  | 'domain'
  | 'soft'
  | 'title'
