/** Where the reader is. */
export type Route =
  | { page: "landing" }
  | { page: "help" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; deal: number }
  | { page: "fixtures" }
  | { page: "lost" };

/** The route of a path. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "landing" };
  if (path === "/help") return { page: "help" };
  if (path === "/fixtures") return { page: "fixtures" };
  const found = /^\/t\/([A-Za-z0-9_-]+)(?:\/(\d+))?\/?$/.exec(path);
  if (!found?.[1]) return { page: "lost" };
  if (found[2]) return { page: "replay", table: found[1], deal: Number(found[2]) };
  return { page: "table", table: found[1] };
}

let path = $state(typeof location === "undefined" ? "/" : location.pathname);

/** The route in view. */
export function route(): Route {
  return routeOf(path);
}

/** Shows another path of the page without loading it anew. */
export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

/** Makes links and the browser's own buttons move between pages. Call once, within a component. */
export function followLinks(): void {
  $effect(() => {
    addEventListener("popstate", arrive);
    document.addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", arrive);
      document.removeEventListener("click", follow);
    };
  });
}

function arrive(): void {
  path = location.pathname;
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a[href]");
  if (!(link instanceof HTMLAnchorElement) || !isOwn(link, event)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function isOwn(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
  const inside = link.origin === location.origin && routeOf(link.pathname).page !== "lost";
  const jump = link.hash !== "" && link.pathname === location.pathname;
  return plain && inside && !jump && !link.target && !link.hasAttribute("download");
}
