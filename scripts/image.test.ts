import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the image is built through npm, which finds the programs of the packages; node alone does not', () => {
  const steps = readFileSync('Dockerfile', 'utf8').match(/^RUN .*/gm)!
  expect(steps.filter((step) => step.includes('scripts/'))).toEqual([])
  expect(steps).toContain('RUN npm run build --ignore-scripts')
})
