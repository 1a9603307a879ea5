export const qaQuestionCount = 10

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
