/** Goes off on the document when the router begins to go back or forward; its detail is the path that it goes to. */
export const routerTransitionEvent = 'site:router-transition';
