import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../app.tsx'
import { doors, screenPaths } from '../screens.ts'
import { StartFrame } from './start-frame.tsx'

/** Waits for lazy parts and renders them in place, instead of at the end for a script to move. */
async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

const ownPages = [...doors.map(({ paths }) => paths), ['/privacy'], ['/terms'], ['/sample'], ['*']]

const templateOf = async (paths: readonly string[]) =>
  `<template data-paths="${paths.join(' ')}">${await htmlOf(<App start="landing" startPath={paths[0]!} />)}</template>`

/** For the build (pwa/build/prerender.ts), by index.html's placeholder names. Rendered at import, because the build can import nothing later. */
export const markup: Record<string, string> = {
  landing: await htmlOf(<App start="landing" startPath="/" />),
  frame: renderToStaticMarkup(<StartFrame />),
  'own-pages': (await Promise.all(ownPages.map(templateOf))).join('\n    '),
  'screen-paths': screenPaths.join(' '),
}
