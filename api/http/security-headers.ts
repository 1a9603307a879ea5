import { secureHeaders } from 'hono/secure-headers'
import { pageReportsPath } from '../contract/page-reports.ts'
import type { Env } from '../env.ts'

/** The inline style Ionic adds for `ion-app`; changes only with Ionic's version. */
const ionicAppStyle = "'sha256-3ewiyoPIApyJinIIn0TnP8UgpcBBGPZRuflC7DYK6K0='"

// The Auth emulator on any local port: the service worker caches the page with its policy, while a fresh clone or data folder has its emulator on
// another port.
function emulatorOf({ FIREBASE_AUTH_EMULATOR_HOST: host }: Env): string[] {
  if (!host) return []
  const here = /^(127\.0\.0\.1|localhost):\d+$/.exec(host)
  return [`http://${here ? `${here[1]}:*` : host}`]
}

const recaptcha = 'https://www.google.com/recaptcha/'
const stripeScript = 'https://js.stripe.com'

/** The hosts of the services that the settings turn on. */
function hostsOf({ FIREBASE_AUTH_EMULATOR_HOST: emulator, FIREBASE_AUTH_DOMAIN, ...env }: Env) {
  const signsIn = !emulator
  const checksApp = !!env.APP_CHECK_SITE_KEY
  // Loaded by the purchase dialog, only with a publishable key.
  const sells = !!env.STRIPE_PUBLISHABLE_KEY
  const used = (...hosts: [boolean, string][]) => hosts.filter(([isUsed]) => isUsed).map(([, host]) => host)
  return {
    script: used(
      [signsIn, 'https://apis.google.com'],
      [signsIn || checksApp, recaptcha],
      [signsIn || checksApp, 'https://www.gstatic.com/recaptcha/'],
      [sells, stripeScript],
    ),
    frame: used(
      [signsIn, `https://${FIREBASE_AUTH_DOMAIN}`],
      [signsIn || checksApp, recaptcha],
      [signsIn || checksApp, 'https://recaptcha.google.com/recaptcha/'],
      [sells, stripeScript],
      [sells, 'https://hooks.stripe.com'],
    ),
    connect: used(
      [signsIn, 'https://identitytoolkit.googleapis.com'],
      [signsIn, 'https://securetoken.googleapis.com'],
      [signsIn || checksApp, recaptcha],
      [checksApp, 'https://content-firebaseappcheck.googleapis.com'],
      [sells, 'https://api.stripe.com'],
    ),
  }
}

// The page's Content-Security-Policy: only Firebase's popup, reCAPTCHA, App Check and Stripe are allowed. Local mode allows the Auth emulator instead
// of Google, so nothing leaves the machine.
export function contentSecurityPolicy(env: Env, inline: Record<'scripts' | 'styles', string[]> = { scripts: [], styles: [] }) {
  const emulator = emulatorOf(env)
  const hosts = hostsOf(env)
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...hosts.script],
    'style-src': ["'self'", ionicAppStyle, ...inline.styles],
    // Ionic and React set style attributes; they cannot run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': [...emulator, ...hosts.frame],
    'connect-src': ["'self'", ...emulator, ...hosts.connect],
    'img-src': ["'self'", 'data:', 'blob:', 'https://*.googleusercontent.com'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'report-uri': [pageReportsPath],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')
}

export function securityHeaders({ NODE_ENV }: Env) {
  return secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    // `same-origin` would break the sign-in popup.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    // Not for subdomains, which may be someone else's and without HTTPS.
    strictTransportSecurity: NODE_ENV === 'production' && 'max-age=31536000',
    xFrameOptions: 'DENY',
    permissionsPolicy: {
      ...{ camera: ['self'], microphone: ['self'], screenWakeLock: ['self'] },
      ...{ geolocation: [], usb: [], serial: [], midi: [], hid: [], displayCapture: [] },
      ...{ accelerometer: [], gyroscope: [], magnetometer: [], idleDetection: [], localFonts: [], browsingTopics: [] },
    },
  })
}
