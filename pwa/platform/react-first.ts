// Built into one file with React, so that React runs as soon as this file does; it would otherwise wait for whoever first asks for it.
import 'react-dom/client'
