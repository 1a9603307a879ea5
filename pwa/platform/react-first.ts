// Bundled with React so that React runs as soon as this file loads.
import 'react-dom/client'
