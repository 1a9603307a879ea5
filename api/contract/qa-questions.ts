/** Questions of one session. */
export const qaQuestionCount = 10

/** What a question is about; the page makes one filter of each that occurs. */
export const qaCategories = [
  'general',
  'motivation',
  'experience',
  'skills',
  'teamwork',
  'leadership',
  'career',
  'logistics',
  'closing',
] as const
export type QaCategory = (typeof qaCategories)[number]
