import type { Person } from './person.ts'

const cheapPaths = {
  profile: '/api/user/profile',
  balance: '/api/credits',
  settings: '/api/config',
  history: '/api/credits/history',
  purchases: '/api/purchases',
  library: '/api/elevator-pitch/library',
  health: '/healthz',
} as const

export async function look(person: Pick<Person, 'call'>, ...what: (keyof typeof cheapPaths)[]) {
  await Promise.all(what.map((name) => person.call(name, 'cheap', cheapPaths[name])))
}

const lookable = Object.keys(cheapPaths) as (keyof typeof cheapPaths)[]
export const lookAnywhere = (person: Pick<Person, 'call' | 'random'>) =>
  look(person, lookable[Math.floor(person.random() * lookable.length)]!)
