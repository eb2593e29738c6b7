declare module "zzfx" {
  export function zzfx(...parameters: readonly (number | undefined)[]): void;
}
