package games.chalet.player;

import games.chalet.web.OneNode;
import games.chalet.web.SeveralNodes;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Creates the beans that differ where other processes have the same players. */
@Configuration(proxyBeanMethods = false)
class PlayerConfiguration {

  /** Waits for the next regular write. */
  @Bean
  @OneNode
  LastSeen.FirstSight notedFirstSight() {
    return player -> {};
  }

  /** Writes at once: the disk tells whether another node is removing the player at this moment. */
  @Bean
  @SeveralNodes
  LastSeen.FirstSight writtenFirstSight(SeenRows rows, RunningTime time) {
    return player -> rows.write(time.minutes(), List.of(Map.entry(player, false)));
  }
}
