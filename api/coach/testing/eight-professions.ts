import { type Pair, readPairs } from '../../../evals/pairs/own/pair.ts'

const names = ['nurse', 'backend', 'chef', 'electrician-uk', 'teacher-uk', 'sales-rep', 'welder', 'paralegal']

export const professions: Pair[] = readPairs('development').filter(({ name }) => names.includes(name))
