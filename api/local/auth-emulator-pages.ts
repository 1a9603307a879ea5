// Replaces Google's frame library, style sheet and fonts in the emulator's two pages, so that the popup works offline. The other half of the frame
// protocol is in `pwa/platform/auth-local-frame.ts`.
export const rewrittenPages: Record<string, (html: string) => string> = {
  '/emulator/auth/handler': (html) =>
    html
      .replace(/<script src="https:[^>]*><\/script>/g, '')
      .replace(/<link href="https:[^>]*>/g, '')
      .replace('</style>', `${popupStyle}</style>`)
      .replaceAll('Auth Emulator IDP Login Widget', 'Sign in (simulated on this machine)')
      .replace('Please select an existing account in the Auth Emulator or add a new one:', simulated),
  '/emulator/auth/iframe': (html) =>
    html
      .replace('<script src="https://apis.google.com/js/api.js"></script>', `<script>${frameScript}</script>`)
      // Browsers that block third-party storage deny it to this frame, which needs it only across redirects.
      .replaceAll('sessionStorage[', 'frameMemory['),
}

const simulated = 'Simulated on this machine: nothing is sent to Google. Choose an account or add a new one.'

const frameScript = `
var frameMemory = {};
(() => {
  const handlers = {}, waiting = new Map()
  const tellPage = (message) => parent.postMessage({ greenroomFrame: true, ...message }, '*')
  addEventListener('message', async ({ source, data: message }) => {
    if (source !== parent || !message || message.greenroomFrame !== true) return
    if (message.kind === 'answer') {
      waiting.get(message.id)?.([message.data])
      waiting.delete(message.id)
    }
    if (message.kind === 'call') tellPage({ kind: 'answer', id: message.id, data: await handlers[message.name]?.(message.data) })
  })
  const page = {
    register(name, handler) {
      handlers[name] = handler
      tellPage({ kind: 'hello' })
    },
    send(name, data, answered) {
      const id = crypto.randomUUID()
      waiting.set(id, answered)
      tellPage({ kind: 'call', id, name, data })
    },
  }
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ getParentIframe: () => page }) },
  }
  window.gapi_onload()
})()
`

const popupStyle = `
:root { color-scheme: light dark; --mdc-theme-text-secondary-on-background: inherit; }
body { font: 16px/1.5 system-ui, sans-serif; padding: 0 16px; box-sizing: border-box; }
.material-icons, .mdc-notched-outline, #form-content > .callout { display: none; }
#add-user { display: none; }
.mdc-list--avatar-list .mdc-list-item { cursor: pointer; border-radius: 12px; margin: 4px 0; padding: 12px 16px; }
.js-reuse-account { border: 1px solid #8886; }
.mdc-list--avatar-list #add-account-button { padding: 8px 0; }
.mdc-list-item__secondary-text { opacity: .75; font-size: 14px; }
.mdc-list-item:hover, .mdc-list-item:focus-visible { background: #8883; }
.mdc-list-item__text, .mdc-list-item__primary-text, .mdc-list-item__secondary-text { display: block; }
.mdc-list-item__graphic { display: none; }
.mdc-text-field { display: block; }
.mdc-text-field__input { width: 100%; box-sizing: border-box; font: inherit; padding: 10px; border: 1px solid #888; border-radius: 8px; margin: 4px 0 12px; }
.error-info { color: #b3261e; display: block; }
button { font: inherit; min-height: 44px; padding: 0 16px; border: 1px solid #888; border-radius: 22px; background: none; color: inherit; cursor: pointer; }
#sign-in { background: #1b5e4a; color: #fff; border-color: #1b5e4a; }
#sign-in:disabled { opacity: .5; }
#main-action { display: flex; gap: 12px; justify-content: space-between; margin: 16px 0; }
`
