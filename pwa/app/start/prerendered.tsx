import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../app.tsx'
import { screenNames } from '../screens.ts'
import { StartFrame } from './start-frame.tsx'

/** Waits for what loads lazily, and puts it where it belongs instead of at the end, from where a script would have to move it. */
async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

/** What signed-out visitors see instead of the landing page; '*' is every unknown address. */
const ownPages = ['/privacy', '/terms', '/sample', '*']

const templateOf = async (path: string) =>
  `<template data-path="${path}">${await htmlOf(<App start="landing" startPath={path} />)}</template>`

/**
 * For the build (pwa/build/prerender.ts), by the names that index.html has for them. React hydrates all but the frame. Rendered at once,
 * because nothing more can be imported when the build has this file.
 */
export const markup: Record<string, string> = {
  landing: await htmlOf(<App start="landing" startPath="/" />),
  frame: renderToStaticMarkup(<StartFrame />),
  'own-pages': (await Promise.all(ownPages.map(templateOf))).join('\n    '),
  'screen-names': renderToStaticMarkup(JSON.stringify(screenNames)),
}
