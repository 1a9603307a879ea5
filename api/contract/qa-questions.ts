export const qaQuestionCount = 10

/** The page offers one filter per category present. */
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
