import * as z from 'zod'

/** An empty value in a .env file means "not set". */
export const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
export const optionalText = z.preprocess(blankIsUnset, z.string().optional())
export const optionalUrl = z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional())
export const wholeNumber = (fallback: number, min = 0) =>
  z.preprocess(blankIsUnset, z.coerce.number().int().min(min).default(fallback))
export const flag = z.preprocess(blankIsUnset, z.enum(['0', '1']).default('0')).transform((value) => value === '1')
