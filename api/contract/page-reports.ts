/** Where browsers report what the page's policy stopped: named in the policy, read by `api/features/page-reports`. */
export const pageReportsPath = '/api/page-reports'
