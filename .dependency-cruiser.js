/**
 * The folders from top to bottom: each imports only from those below it, those in one line not from each other. So no circle can arise
 * between folders, and whoever changes one knows who may notice: those above.
 */
const layers = {
  pwa: ['app', 'features', 'answer-review', 'generation', 'session|service-worker', 'export|media', 'build|platform|ui'],
  api: ['local|features', 'media', 'billing', 'coach|http', 'adapters|documents', 'contract|processes'],
  'api/coach': [
    'processes',
    'writing|reading/with-model',
    'check',
    'guides',
    'reading(?!/with-model)|score',
    'model(?!/openai-coach)',
    'lines',
    'text',
    'data',
  ],
}

/** Tests and what only they use may look anywhere. */
const tests = ['\\.test\\.tsx?$', '/testing/']

const layerRules = Object.entries(layers).flatMap(([root, order]) =>
  order.slice(1).map((below, at) => ({
    name: `${root.replace('/', '-')}-layers`,
    comment: `Folders of ${root} import downwards only: ${below} knows nothing of ${order[at]} or what is above. The order stands in this file.`,
    severity: 'error',
    from: { path: `^${root}/(${below})/`, pathNot: tests },
    to: { path: `^${root}/(${order.slice(0, at + 1).join('|')})/`, pathNot: tests },
  })),
)

/**
 * Which folder may import which. A rule that fires names its reason; docs/architecture.md draws the whole.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Data flows one way.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layerRules,
    {
      name: 'contract-imports-zod-only',
      comment: 'Both sides agree on the contract, so it knows neither.',
      severity: 'error',
      from: { path: '^api/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^api/contract/', '^node_modules/zod/', '^zod$'] },
    },
    {
      name: 'api-never-sees-pwa',
      comment: 'The server must run without the page.',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^pwa/' },
    },
    {
      name: 'pwa-sees-the-contract-only',
      comment: 'The page knows the contract, and the type App in the one api client.',
      severity: 'error',
      from: { path: '^pwa/', pathNot: ['^pwa/platform/api\\.ts$', '\\.test\\.tsx?$'] },
      to: { path: '^api/', pathNot: '^api/contract/' },
    },
    {
      name: 'api-client-takes-types-only',
      comment: 'The client takes the type of the routes, never their code.',
      severity: 'error',
      from: { path: '^pwa/platform/api\\.ts$' },
      to: { path: '^api/', pathNot: '^api/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-stay-apart',
      comment: 'A feature knows what is shared, never its neighbour: it can be read, changed and deleted alone.',
      severity: 'error',
      from: { path: '^(api|pwa)/features/([^/]+)/', pathNot: '^api/.*\\.test\\.ts$' },
      to: { path: '^$1/features/', pathNot: '^$1/features/$2/' },
    },
    {
      name: 'features-do-not-see-the-app',
      comment: 'The app mounts features, not the other way round.',
      severity: 'error',
      from: { path: '^(api|pwa)/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^api/(app|server|local)\\.ts$', '^pwa/app/'] },
    },
    {
      name: 'shared-code-knows-no-feature',
      comment: 'What features share would otherwise change with each of them.',
      severity: 'error',
      from: {
        path: '^(pwa|api)/(?!features/|app/|main\\.tsx$|platform/api\\.ts$|(app|server|local|assemble)\\.ts$|testing/|local/)',
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: ['^(pwa|api)/features/', '^pwa/app/', '^api/app\\.ts$'] },
    },
    {
      name: 'media-serves-all',
      comment: 'Recorder, interview runner and uploads know no screen that uses them, and nothing of what is paid for.',
      severity: 'error',
      from: { path: '^pwa/media/' },
      to: { path: '^pwa/(generation|answer-review)/' },
    },
    {
      name: 'ui-draws-only',
      comment: 'pwa/ui draws what it is given; it fetches nothing.',
      severity: 'error',
      from: { path: '^pwa/ui/' },
      to: { path: ['^pwa/(platform|media|session|generation|answer-review)/', '^api/'] },
    },
    {
      name: 'platform-knows-the-browser-only',
      comment: 'An adapter to the browser knows nothing of the product.',
      severity: 'error',
      from: { path: '^pwa/platform/' },
      to: { path: '^pwa/(ui|media|session|generation|answer-review)/' },
    },
    {
      name: 'text-knows-no-coach',
      comment: 'Readers, scores and writers read texts with the same tools, which know none of them.',
      severity: 'error',
      from: { path: '^api/coach/text/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/coach/(?!text/|data/)' },
    },
    {
      name: 'score-needs-no-words',
      comment: 'Code computes the score; who writes about it has no part in it.',
      severity: 'error',
      from: { path: '^api/coach/score/' },
      to: { path: '^api/coach/(?!score/|reading/|lines/|text/|data/)' },
    },
    {
      name: 'ad-and-resume-are-read-apart',
      comment: 'Each is read by itself; matching compares them.',
      severity: 'error',
      from: { path: '^api/coach/reading/built-in/(ad|resume|terms|vocabulary)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/coach/reading/built-in/(ad|resume|matching)/', pathNot: '^api/coach/reading/built-in/$1/' },
    },
    {
      name: 'only-the-entry-picks-real-or-local',
      comment: 'Features never know whether a service is the real one.',
      severity: 'error',
      from: { path: '^api/', pathNot: ['^api/local\\.ts$', '^api/local/', '^api/testing/', '\\.test\\.ts$'] },
      to: { path: '^api/local/' },
    },
    {
      name: 'test-parts-stay-in-tests',
      comment: 'What only tests need must not reach the product.',
      severity: 'error',
      from: { path: '^(api|pwa)/', pathNot: ['\\.test\\.tsx?$', '/testing/', '^api/local/'] },
      to: { path: '/testing/' },
    },
    ...[
      ['stripe', '^api/adapters/payments'],
      ['firebase-admin', '^api/adapters/(identity|videos-bucket)'],
      ['openai', '^api/(coach/model/|adapters/transcription)'],
      ['firebase', '^pwa/platform/auth'],
      ['prom-client', '^api/adapters/metrics'],
      ['idb', '^pwa/platform/'],
      ['pg', '^api/(adapters/database|local|billing/ledger|testing|http/limits/rate-limits)'],
      ['unpdf', '^api/documents/'],
      ['pdf-lib', '^pwa/export/'],
    ].map(([service, home]) => ({
      name: `one-adapter-for-${service}`,
      comment: `Only ${home} speaks with ${service}.`,
      severity: 'error',
      from: { path: '^(api|pwa)/', pathNot: [home, '\\.test\\.tsx?$', '/testing/'] },
      to: { path: `^node_modules/${service}/` },
    })),
    {
      name: 'no-orphans',
      comment: 'What nobody needs goes.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.test\\.tsx?$', '^pwa/service-worker/', '/testing/'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '/fixtures/', '/migrations/'] },
    parser: 'swc',
    detectJSDocImports: false,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
