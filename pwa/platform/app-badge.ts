/** Shows a number on the installed app's icon, where the system supports it; 0 removes it. */
export function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  // Refused when the app is not installed and has no icon.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
