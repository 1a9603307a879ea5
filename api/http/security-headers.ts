import { secureHeaders } from 'hono/secure-headers'
import { pageReportsPath } from '../contract/page-reports.ts'
import type { Env } from '../env.ts'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** The inline style Ionic adds for `ion-app`; changes only with Ionic's version. */
const ionicAppStyle = "'sha256-3ewiyoPIApyJinIIn0TnP8UgpcBBGPZRuflC7DYK6K0='"

// The Auth emulator on any local port: the service worker caches the page with its policy, while a fresh clone or data folder has its emulator on
// another port.
function emulatorOf({ FIREBASE_AUTH_EMULATOR_HOST: host }: Env): string[] {
  if (!host) return []
  const here = /^(127\.0\.0\.1|localhost):\d+$/.exec(host)
  return [`http://${here ? `${here[1]}:*` : host}`]
}

interface Hosts {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
}

const noHosts: Hosts = { script: [], frame: [], connect: [] }
const stripeHosts: Hosts = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const recaptcha = 'https://www.google.com/recaptcha/'
const recaptchaHosts: Hosts = {
  script: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
  frame: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  connect: [recaptcha],
}
const appCheckHosts: Hosts = {
  ...recaptchaHosts,
  connect: [...recaptchaHosts.connect, 'https://content-firebaseappcheck.googleapis.com'],
}
const signInHosts = ({ FIREBASE_AUTH_DOMAIN }: Env): Hosts => ({
  script: ['https://apis.google.com', ...recaptchaHosts.script],
  frame: [`https://${FIREBASE_AUTH_DOMAIN}`, ...recaptchaHosts.frame],
  connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...recaptchaHosts.connect],
})

function hostsOf(env: Env): Hosts {
  const used = [
    env.FIREBASE_AUTH_EMULATOR_HOST ? noHosts : signInHosts(env),
    env.APP_CHECK_SITE_KEY ? appCheckHosts : noHosts,
    // Loaded by the purchase dialog, only with a publishable key.
    env.STRIPE_PUBLISHABLE_KEY ? stripeHosts : noHosts,
  ]
  const all = (kind: keyof Hosts) => [...new Set(used.flatMap((hosts) => hosts[kind]))]
  return { script: all('script'), frame: all('frame'), connect: all('connect') }
}

// The page's Content-Security-Policy: only Firebase's popup, reCAPTCHA, App Check and Stripe are allowed. Local mode allows the Auth emulator instead
// of Google, so nothing leaves the machine.
export function contentSecurityPolicy(env: Env, inline: InlineHashes = { scripts: [], styles: [] }): string {
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
