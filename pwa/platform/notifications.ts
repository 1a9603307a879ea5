/** `unavailable`: this browser has none, or only for an installed app. */
export const notificationPermission = (): NotificationPermission | 'unavailable' =>
  'Notification' in globalThis ? Notification.permission : 'unavailable'

export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission()

export function setBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined)
}
