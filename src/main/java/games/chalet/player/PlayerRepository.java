package games.chalet.player;

import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;

interface PlayerRepository extends JpaRepository<PlayerEntity, String> {

  Optional<PlayerEntity> findByTokenHash(String tokenHash);
}
