import patterns from './never-asked.json' with { type: 'json' }

const neverAsked = new RegExp(`\\b(?:${patterns.map(({ pattern }) => pattern).join('|')})`, 'i')

/** False for what no employer may ask: age, health, family, origin, religion, arrests and the like. */
export const mayAsk = (text: string): boolean => !neverAsked.test(text)
