import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../fixtures/', import.meta.url)

export function fixture(name: string): Buffer {
  return readFileSync(new URL(name, folder))
}

export function allFixtures(): Map<string, Buffer> {
  const names = readdirSync(folder).filter((name) => /\.(?:pdf|docx?|txt)$/.test(name))
  return new Map(names.toSorted().map((name) => [name, fixture(name)]))
}
