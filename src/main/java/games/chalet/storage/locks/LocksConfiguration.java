package games.chalet.storage.locks;

import games.chalet.web.OneNode;
import games.chalet.web.SeveralNodes;
import javax.sql.DataSource;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the locks: those of one node, or of several. */
@Configuration(proxyBeanMethods = false)
class LocksConfiguration {

  @Bean
  @OneNode
  SharedLocks processLocks() {
    return new ProcessLocks();
  }

  @Bean
  @SeveralNodes
  SharedLocks advisoryLocks(DataSource database) {
    AdvisoryLocks locks = new AdvisoryLocks(database, AdvisoryLocks.Patience.USUAL);
    locks.start();
    return locks;
  }
}
