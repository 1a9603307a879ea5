import type { Plugin } from 'vite'

const withoutSideEffects = /@ionic\/core\/components|@ionic\/react\/dist|@ionic\/react-router\/dist|\/ionicons\//

/** @ionic/react's wrapper factories. Most calls are marked pure already; the tabs, the icon and `ion-nav` are not. */
const unmarked = /^(const \w+ = )((?:createReactComponent|createForwardRef|React\.memo|React\.createContext)\()/gm

/** Ionic's packages lack `sideEffects`, so one component would ship them all: this takes 130 KB (gzip) off the first load. */
export function ionicWithoutSideEffects(): Plugin {
  return {
    name: 'ionic-without-side-effects',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@ionic/') && !source.startsWith('ionicons') && !importer?.includes('@ionic')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !withoutSideEffects.test(resolved.id)) return resolved
      return { ...resolved, moduleSideEffects: false }
    },
    transform(code, id) {
      if (!/@ionic\/react\/dist\/index\.js/.test(id)) return null
      return { code: code.replace(unmarked, '$1/*@__PURE__*/ $2'), map: null }
    },
  }
}
