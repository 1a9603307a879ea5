import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from '../app.tsx'
import { Splash } from '../splash.tsx'

/** The signed-out home as HTML, for the build (pwa/build/printed-first-screen.ts). The browser's React takes it over. */
export const printFirstScreen = () => renderToString(<App start="landing" />)

/** The splash as HTML; the browser's React draws its own in the same place. */
export const printSplash = () => renderToStaticMarkup(<Splash />)
