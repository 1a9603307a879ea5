import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { App } from '../app.tsx'
import { Splash } from '../splash.tsx'

/** The landing page as HTML, for the build (pwa/build/prerender.ts). React hydrates it in the browser. */
export const renderLanding = () => renderToString(<App start="landing" />)

/** The splash as HTML; React renders its own in the browser. */
export const renderSplash = () => renderToStaticMarkup(<Splash />)
