/** A process of the product under test, with its output in a file. */
export declare class ServiceProcess {
    #private;
    private constructor();
    /** Rejects with the process's own words when it ends before it answers. */
    static start({ script, args, env, log, health }: {
        script: string;
        args: readonly string[];
        env: Readonly<Record<string, string>>;
        log: string;
        health: string;
    }): Promise<ServiceProcess>;
    stop(): Promise<void>;
}
