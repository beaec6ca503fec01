export declare function chromiumsInPath(): string[]
