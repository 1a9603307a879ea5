import type { Plugin } from 'vite'

type Edit = readonly [found: string, instead: string]

/** What a package sets up for uses that this app has none of; an edit that is no longer found stops the build. */
const edits: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  {
    // Counts for Google how often the SDK is used.
    file: /@firebase\/app\/dist\/esm\/index\.esm\.js/,
    edits: [
      [
        `_registerComponent(new Component('heartbeat', container => new HeartbeatServiceImpl(container), "PRIVATE"`,
        `(() => {})(("PRIVATE"`,
      ],
    ],
  },
  {
    // Advice on moving to the router's next version.
    file: /node_modules\/react-router\/dist\/index\.js/,
    edits: [
      ['function logV6DeprecationWarnings(renderFuture, routerFuture) {', 'function logV6DeprecationWarnings() { return; '],
    ],
  },
  {
    // Mutations and endless lists: this app has neither.
    file: /@tanstack\/query-core\/build\/modern\/queryClient\.js/,
    edits: [
      ['import { MutationCache } from "./mutationCache.js";', ''],
      ['new MutationCache()', '{ clear() {}, findAll: () => [], resumePausedMutations: () => Promise.resolve() }'],
    ],
  },
  {
    file: /@tanstack\/query-core\/build\/modern\/query\.js/,
    edits: [
      ['import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";', ''],
      [
        'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior',
        'this.options.behavior',
      ],
    ],
  },
]

function edited(code: string, id: string, [found, instead]: Edit): string {
  if (!code.includes(found)) throw new Error(`${id} no longer contains ${found}`)
  return code.replace(found, () => instead)
}

/** Leaves out what packages bring along that nothing here can reach, and that tree-shaking cannot see. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const own = edits.find(({ file }) => file.test(id))
      return own ? { code: own.edits.reduce((result, edit) => edited(result, id, edit), code), map: null } : null
    },
  }
}
