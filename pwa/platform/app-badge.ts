/** Shows a number on the installed app's icon, where the system has such a thing; 0 takes it away. */
export function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  // Refused when the app is not installed: then there is no icon to put a number on.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
