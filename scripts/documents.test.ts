import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

const ours = ['pwa', 'api', 'e2e', 'evals', 'scripts', 'docs'].flatMap(filesIn)
const names = new Set([...ours.map((path) => basename(path)), ...readdirSync('.')])
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...ours.filter((path) => /^(docs|pwa|api)\/.*\.md$/.test(path))]

/** Paths in backticks: `api/coach/score`, `sw.ts`. */
const quoted = (text: string) => [...text.matchAll(/`([\w./-]+)`/g)].map(([, words]) => words!)
const linked = (text: string) => [...text.matchAll(/\]\(([^):#]+)\)/g)].map(([, path]) => path!)

/** A path is relative to the root; a bare file name may be anywhere. */
function isThere(words: string): boolean {
  if (/^(pwa|api|e2e|evals|scripts|docs)\//.test(words)) return existsSync(words)
  return /\.(tsx?|css|sql)$/.test(words) ? names.has(basename(words)) : true
}

test.each(documents)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const links = linked(text).filter((path) => !existsSync(join(dirname(document), path)))
  expect([...links, ...quoted(text).filter((words) => !isThere(words))]).toEqual([])
})
