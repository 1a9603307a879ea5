import { expect, test } from 'vitest'
import { moveOf } from './move.ts'

const origin = 'https://greenroom.example'

function clickOn(
  href: string,
  link: { target?: string; download?: boolean; direction?: string } = {},
  keys: Partial<MouseEvent> = {},
) {
  const anchor = {
    href: new URL(href, origin).href,
    target: link.target ?? '',
    dataset: { direction: link.direction },
    hasAttribute: (name: string) => name === 'download' && link.download === true,
    getAttribute: () => href,
  }
  const target = { closest: () => anchor } as unknown as EventTarget
  const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false, target }
  return moveOf({ ...click, ...keys }, origin)
}

test('our own plain links navigate inside the app', () => {
  expect(clickOn('/analysis')).toEqual({ path: '/analysis', direction: 'forward' })
  expect(clickOn('/?feature=resume', { direction: 'root' })).toEqual({ path: '/?feature=resume', direction: 'root' })
})

test('new tabs, downloads, other sites and files of the API are left to the browser', () => {
  expect(clickOn('/analysis', {}, { ctrlKey: true })).toBeNull()
  expect(clickOn('/analysis', {}, { button: 1 })).toBeNull()
  expect(clickOn('/analysis', { target: '_blank' })).toBeNull()
  expect(clickOn('/report.pdf', { download: true })).toBeNull()
  expect(clickOn('https://elsewhere.example/')).toBeNull()
  expect(clickOn('/api/user/export')).toBeNull()
  expect(clickOn('#content')).toBeNull()
})
